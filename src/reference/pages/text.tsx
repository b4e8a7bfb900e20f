import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";

/** A page whose text is a Markdown file of the repository. */
export function TextPage({ title, description, text }: { title: string; description: string; text: string }) {
  return (
    <Layout head={{ title, description }}>
      <h1>{title}</h1>
      <Prose text={text} />
    </Layout>
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
