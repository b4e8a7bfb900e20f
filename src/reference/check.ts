/** Checks the built pages: every link has a target, nothing is loaded from elsewhere, and no page is too large. */
import { readdir, readFile } from "node:fs/promises";
import { sep } from "node:path";
import { dirname, join, normalize } from "node:path/posix";
import { gzipSync } from "node:zlib";
import { findRegistryCommands } from "./package-texts.ts";

/** Maximum bytes of the page of an operation, without and with its assets except for search and "Try it"; with gzip. */
export const PAGE_BYTES = 14_800;
export const LOADED_BYTES = 25_600;

interface PageFile {
  /** The path below the site's folder, such as `operations/agents.create/index.html`. */
  path: string;
  html: string;
  /** Targets of links, and addresses that the page loads. */
  targets: string[];
  ids: Set<string>;
}

/** Returns all problems, each with its page and place. Pages in `except`, which are not ours, are left out. */
export async function checkPages(folder: string, except: string[] = []): Promise<string[]> {
  const files = new Set((await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, "/")));
  const paths = [...files].filter((path) => path.endsWith(".html") && !except.includes(path));
  const pages = await Promise.all(paths.sort().map((path) => readPage(folder, path)));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const problems = pages.flatMap((page) => [
    ...page.targets.flatMap((target) => checkTarget(page, target, files, byPath)),
    ...findRegistryCommands(readText(page)).map(
      (command) => `${page.path}: shows ${command}, but nothing is published`,
    ),
    ...repeated(page).map((id) => `${page.path}: two elements have the id "${id}"`),
  ]);
  return [...problems, ...(await checkSizes(folder, pages))];
}

async function readPage(folder: string, path: string): Promise<PageFile> {
  const html = await readFile(join(folder, path), "utf8");
  return { path, html, targets: attributes(html, "href|src"), ids: new Set(attributes(html, "id")) };
}

/** Values of attributes. Preact and markdown-it write all of them in double quotes. */
function attributes(html: string, name: string): string[] {
  const values = [...html.matchAll(new RegExp(`<[^>]*?\\s(?:${name})="([^"]*)"`, "g"))].map(([, value = ""]) => value);
  return values.map((value) => value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
}

/** The text of a page. A block ends a line, so that a command doesn't continue in the paragraph below it. */
function readText({ html }: PageFile): string {
  const lines = html.replace(/<\/(?:pre|p|div|li|td|h\d)>/g, "\n");
  return lines.replace(/<[^>]*>/g, "").replaceAll("&quot;", '"');
}

function repeated({ html, ids }: PageFile): string[] {
  const all = attributes(html, "id");
  return all.length === ids.size ? [] : [...ids].filter((id) => all.indexOf(id) !== all.lastIndexOf(id));
}

function checkTarget(page: PageFile, target: string, files: Set<string>, pages: Map<string, PageFile>): string[] {
  if (/^[a-z][a-z\d+.-]*:/.test(target))
    return isLink(page, target) ? [] : [`${page.path}: loads ${target} from elsewhere`];
  if (target.startsWith("/")) return [`${page.path}: ${target} does not work in a sub path`];
  const [file, anchor] = target.split("#") as [string, string?];
  const path = file === "" ? page.path : normalize(join(dirname(page.path), decodeURIComponent(file)));
  if (!files.has(path)) return [`${page.path}: links to ${target}, which does not exist`];
  const linked = pages.get(path);
  return anchor === undefined || !linked || linked.ids.has(decodeURIComponent(anchor))
    ? []
    : [`${page.path}: links to ${target}, which has no such anchor`];
}

/** True if the address is the target of a link; otherwise the page loads it. */
function isLink({ html }: PageFile, target: string): boolean {
  return html.includes(`<a href="${target.replaceAll("&", "&amp;")}"`);
}

async function checkSizes(folder: string, pages: PageFile[]): Promise<string[]> {
  const measureSize = async (path: string) => gzipSync(await readFile(join(folder, path))).length;
  const assets = await Promise.all(["assets/site.css", "assets/site.js", "assets/theme.js"].map(measureSize));
  const shared = assets.reduce((sum, size) => sum + size, 0);
  return pages
    .filter(({ path }) => /^operations\/.+\//.test(path))
    .flatMap(({ path, html }) => {
      const size = gzipSync(html).length;
      const loaded = size + shared;
      return [
        ...(size > PAGE_BYTES ? [`${path}: has ${size} bytes (gzip); at most ${PAGE_BYTES}`] : []),
        ...(loaded > LOADED_BYTES ? [`${path}: loads ${loaded} bytes (gzip); at most ${LOADED_BYTES}`] : []),
      ];
    });
}
