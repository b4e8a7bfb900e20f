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

export function NotFoundPage() {
  return (
    <Layout head={{ title: "Page not found", description: "This page does not exist." }}>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. Search for it, or start at the <Link to="">home page</Link>.
      </p>
    </Layout>
  );
}
