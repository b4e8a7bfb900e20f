import type { Sample } from "../../samples/samples.ts";
import { Cards } from "../components/cards.tsx";
import { Code } from "../components/code.tsx";
import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { ResponseExamples, Samples } from "../components/samples.tsx";
import { Section } from "../components/section.tsx";
import { TryIt } from "../components/try-it.tsx";
import { OTHER_CLIENTS } from "../package-texts.ts";
import { type OperationEntry, pagePaths, type Site } from "../site.ts";
import { type Guide, GuideCards } from "./guide.tsx";

const CLIENTS = OTHER_CLIENTS.map(([folder, language]) => `[${language}](client/${folder}/index.html)`).join(", ");

const NEXT_STEPS = [
  { to: "guides/", title: "Follow a guide", text: "Common tasks, step by step, with calls and responses." },
  { to: "client/", title: "Use a client", text: `With types, pages, streams and retries: TypeScript, ${CLIENTS}.` },
  { to: "mock/", title: "Run the mock", text: "All operations with state, for development and tests." },
  {
    to: "assistants/",
    title: "Connect an assistant",
    text: "An MCP server that searches these pages and calls operations.",
  },
];

interface HomePageProps {
  site: Site;
  guides: Guide[];
  entry: OperationEntry;
  samples: Sample[];
}

export function HomePage({ site, guides, entry, samples }: HomePageProps) {
  const { title, summary } = site.document.info;
  return (
    <Layout
      head={{ title, description: summary }}
      intro={<Intro site={site} />}
      aside={
        <>
          <Samples samples={samples.map(withKey)} />
          <TryIt entry={entry} />
          <ResponseExamples entry={entry} />
        </>
      }
    >
      <Section id="local" title="On your machine">
        <p>
          With Node.js 20.19 or later, start the <Link to="mock/">mock server</Link>. It has all operations, keeps
          state, and needs no account. Nothing is published yet, so it runs in a clone of the repository:
        </p>
        <Code source="npm ci && npm start" language="bash" />
        <p>
          In a second terminal, run one of the samples on this page. The mock accepts any{" "}
          <Link to="authentication/">API key</Link>; all samples read it from <code>PLATFORM_API_KEY</code>. Those for
          TypeScript, Python, Go, PHP and Java use our <Link to="client/">clients</Link>, which have a typed method for
          each operation.
        </p>
      </Section>
      <Section id="next" title="Next steps">
        <Cards pages={NEXT_STEPS} />
      </Section>
      <Section id="areas" title="Areas">
        {site.groups.map(({ name, areas }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul class="areas">
              {areas.map(({ name, title, description, operations }) => (
                <li key={name}>
                  <p>
                    <Link to={pagePaths.area(name)}>{title}</Link>{" "}
                    <span class="muted">
                      {operations.length} {operations.length === 1 ? "operation" : "operations"}
                    </span>
                  </p>
                  <Prose text={description} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Section>
      <Section id="guides" title="Guides">
        <GuideCards guides={guides} />
      </Section>
      <Section id="programs" title="For programs">
        <ul>
          <li>
            <Link to="openapi.json">openapi.json</Link>, <Link to="openapi.yaml">openapi.yaml</Link>: the OpenAPI 3.1
            document
          </li>
          <li>
            <Link to="llms.txt">llms.txt</Link>: all pages, with their Markdown
          </li>
          <li>
            <Link to="llms-full.txt">llms-full.txt</Link>: all operations and schemas as Markdown
          </li>
        </ul>
      </Section>
    </Layout>
  );
}

function Intro({ site }: { site: Site }) {
  const { title, summary } = site.document.info;
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">{summary}</p>
      <Section id="start" title="Your first call">
        <p>
          The sample asks an agent a question. Its Run button sends the request to a mock in this page, without a
          server, a key or an account. Then continue the{" "}
          <Link to={pagePaths.guide("first-conversation")}>conversation</Link>, or{" "}
          <Link to={pagePaths.operation("agents.create")}>create an agent</Link> of your own.
        </p>
      </Section>
    </>
  );
}

/** A command that sets the key before its call. */
function withKey(sample: Sample): Sample {
  return sample.lang === "shell" ? { ...sample, source: `export PLATFORM_API_KEY=any\n\n${sample.source}` } : sample;
}
