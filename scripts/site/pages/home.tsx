import { Cards } from "../components/cards.tsx";
import { Code } from "../components/code.tsx";
import { Layout } from "../components/layout.tsx";
import { Link } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { Section } from "../components/section.tsx";
import { pathOf, type Site } from "../site.ts";
import { type Guide, GuideCards } from "./guide.tsx";

const MOCK = `npm ci && npm start`;
const CALL = `import { Platform } from "platform-api";

const client = new Platform({ baseUrl: "http://127.0.0.1:4010", apiKey: "test" });
for await (const agent of client.agents.list()) {
  console.log(agent.name);
}`;
const CURL = `curl http://127.0.0.1:4010/v1/agents --header "Authorization: Bearer test"`;

export function HomePage({ site, guides }: { site: Site; guides: Guide[] }) {
  const { title, summary, description } = site.document.info;
  return (
    <Layout wide head={{ title, description: summary }}>
      <h1>{title}</h1>
      <Prose text={description.split("\n## ")[0]!} />
      <Section id="start" title="Three first calls">
        <div class="cards">
          <div>
            <h3>Mock it</h3>
            <p>
              The <Link to="mock/">mock server</Link> has all operations, keeps state, and needs no account.
            </p>
            <Code source={MOCK} language="bash" label="Start the mock server" />
          </div>
          <div>
            <h3>Call it</h3>
            <p>
              Any key works with the mock. <Link to="authentication/">Authentication</Link> says more.
            </p>
            <Code source={CURL} language="bash" label="A first request" />
          </div>
          <div>
            <h3>Program it</h3>
            <p>
              The <Link to="client/">TypeScript client</Link> has a typed method for each operation.
            </p>
            <Code source={CALL} language="typescript" label="A first program" />
          </div>
        </div>
      </Section>
      <Section id="areas" title="Areas">
        {site.groups.map(({ name, areas }) => (
          <section key={name}>
            <h3>{name}</h3>
            <Cards
              pages={areas.map(({ name, title, description }) => ({ to: pathOf.area(name), title, text: description }))}
            />
          </section>
        ))}
      </Section>
      <Section id="guides" title="Guides">
        <GuideCards guides={guides} />
      </Section>
      <Section id="machines" title="For programs">
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
