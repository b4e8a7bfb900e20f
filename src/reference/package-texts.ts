/** Markdown files that are pages of the reference. Those of the packages in src/ are packed, too. */
export interface PackageText {
  readonly file: string;
  readonly page: string;
  readonly title: string;
  readonly description: string;
}

export const OTHER_CLIENTS = [
  ["python", "Python"],
  ["go", "Go"],
  ["php", "PHP"],
  ["java", "Java"],
];

export const PACKAGE_TEXTS: readonly PackageText[] = [
  {
    file: "openapi/NOT_AVAILABLE.md",
    page: "not-available/",
    title: "What the API does not have",
    description: "Webhooks, file uploads, idempotency keys and others, and what to do instead.",
  },
  {
    file: "src/mock/README.md",
    page: "mock/",
    title: "The mock server",
    description: "A server with state for tests and trials.",
  },
  {
    file: "src/mock/DATA.md",
    page: "mock/data/",
    title: "Keep and share data",
    description: "The mock server with your own data, a store, or in a container.",
  },
  {
    file: "src/mock/CHECKING.md",
    page: "mock/checking/",
    title: "Check a server",
    description: "A proxy and a contract suite that compare a server with the document.",
  },
  {
    file: "src/mock/SECURITY.md",
    page: "mock/security/",
    title: "Security and limits",
    description: "Who can reach the mock server, what it stores, and its limits.",
  },
  {
    file: "src/mock/RECIPES.md",
    page: "mock/recipes/",
    title: "Recipes",
    description: "The mock server in common test setups.",
  },
  {
    file: "src/mcp/README.md",
    page: "assistants/",
    title: "Connect an assistant",
    description: "An MCP server with which assistants search the reference and call operations.",
  },
  {
    file: "src/client/README.md",
    page: "client/",
    title: "The TypeScript client",
    description: "A typed method for each operation.",
  },
  {
    file: "src/client/RECIPES.md",
    page: "client/recipes/",
    title: "Recipes for the client",
    description: "The client in backends, with TanStack Query, Zod, proxies and private certificates.",
  },
  {
    file: "LANGUAGES.md",
    page: "languages/",
    title: "Other languages",
    description: "Which operations work with the clients for Python, Go, PHP and Java.",
  },
  ...OTHER_CLIENTS.map(([folder, language]) => ({
    file: `src/clients/${folder}/README.md`,
    page: `client/${folder}/`,
    title: `The ${language} client`,
    description: `A method for each operation, in ${language}.`,
  })),
];

const PACKAGES = "platform-api(?:-mock|-mcp)?(?![-\\w/])";
const RUN = String.raw`(?:npx|bunx|(?:npm|yarn|pnpm|bun) (?:exec|dlx|x))(?: +(?!platform-api)[^\s\`|]+)*? +platform-api`;
const INSTALL = String.raw`(?:npm|pnpm|yarn|bun) +(?:install|i|add)(?: +[^\s\`|]+)*? +${PACKAGES}`;
const CONFIGURED = String.raw`command"? *[=:] *"(?:npx|bunx)",?\s*"?args"? *[=:] *\[[^\]]*"platform-api`;

/** Commands that take one of our names from the registry, where anybody could own it until the packages are published. */
export function findRegistryCommands(text: string): string[] {
  const commands = new RegExp(`${RUN}|${INSTALL}|${CONFIGURED}|(?:npm|jsr):platform-api`, "g");
  return Array.from(text.matchAll(commands), ([command]) => command);
}

const CLONE = "/path/to/clone/dist";
const BINARIES: Readonly<Record<string, string>> = {
  "platform-api-mock": "platform-api-mock/dist/cli.js",
  "platform-api-contract": "platform-api-mock/dist/contract.js",
  "platform-api-mcp": "platform-api-mcp/dist/cli.js",
};

/** The placeholder for the address of the repository, which nobody knows before it is published. */
const REPOSITORY = "REPOSITORY";

const BUILD = `Nothing is published yet, so build the packages in a clone. \`${REPOSITORY}\` stands for the address of the repository,
and \`/path/to/clone\` for the folder of the clone:

\`\`\`sh
git clone ${REPOSITORY} /path/to/clone
cd /path/to/clone && npm ci && npm run build
\`\`\`

`;

/** Replaces commands and links that need published packages by those of a clone, and adds how to build it. */
export function withClonePaths(text: string): string {
  const changed = text
    .replace(
      /("?command"?)( *[=:] *)"npx"(,?\s*"?args"? *[=:] *)\["-y", "platform-api-(mcp|mock)"/g,
      (_, key, is, args, name) => `${key}${is}"node"${args}["${CLONE}/${BINARIES[`platform-api-${name}`]}"`,
    )
    .replace(
      /npx (?:-y )?(?:--package platform-api-mock )?(platform-api-(?:mock|mcp|contract))\b/g,
      (_, name: string) => `node ${CLONE}/${BINARIES[name]}`,
    )
    .replace(/npm install [^\n`]+/g, (command) =>
      command.replace(new RegExp(` (${PACKAGES})`, "g"), (_, name) => ` ${CLONE}/${name}`),
    )
    .replaceAll("https://www.npmjs.com/package/platform-api-mock", "/src/mock/README.md")
    .replaceAll("https://www.npmjs.com/package/platform-api", "/src/client/README.md");
  const introduction = /^# .*\n\n(?!#)[\s\S]+?\n\n/;
  return changed.includes(CLONE) ? changed.replace(introduction, (start) => start + BUILD) : changed;
}
