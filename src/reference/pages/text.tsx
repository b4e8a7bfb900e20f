import { Layout } from "../components/layout.tsx";
import { Link, usePage } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { OTHER_CLIENTS } from "../package-texts.ts";

/** A page whose text is a Markdown file of the repository. */
export function TextPage({ title, description, text }: { title: string; description: string; text: string }) {
  return (
    <Layout head={{ title, description }}>
      <h1>{title}</h1>
      <Clients />
      <Prose text={text} />
    </Layout>
  );
}

const CLIENTS = [
  ["client/", "TypeScript"],
  ...OTHER_CLIENTS.map(([folder, language]) => [`client/${folder}/`, language]),
  ["languages/", "Other languages"],
] as [page: string, language: string][];

/** On the page of a client, links to those of the others. */
function Clients() {
  const { path } = usePage();
  if (!CLIENTS.some(([page]) => page === path)) return null;
  return (
    <nav class="languages" aria-label="Languages of clients">
      {CLIENTS.map(([page, language]) => (
        <Link key={page} to={page} aria-current={page === path ? "page" : undefined}>
          {language}
        </Link>
      ))}
    </nav>
  );
}

/** The page for addresses without one. A script puts the requested address into the first sentence. */
export function NotFoundPage() {
  return (
    <Layout head={{ title: "Page not found", description: "This page does not exist." }} actions={false}>
      <h1>Page not found</h1>
      <p>
        The server has no page at <code class="missing">this address</code>. Either the address has a typing error, or
        the operation, schema or guide was renamed or removed: the <Link to="changelog/">changelog</Link> names the
        changes of each version.
      </p>
      <p>
        Look for it among <Link to="operations/">all operations</Link>, <Link to="schemas/">all schemas</Link>,{" "}
        <Link to="errors/">all errors</Link> or the <Link to="guides/">guides</Link>, or start at the{" "}
        <Link to="">home page</Link>.
      </p>
    </Layout>
  );
}
