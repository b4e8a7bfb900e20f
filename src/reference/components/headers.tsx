import { type Header, type Response, resolve } from "../../core/document.ts";
import { usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";
import { Type } from "./type.tsx";

export function Headers({ response }: { response: Response | undefined }) {
  const { site } = usePage();
  const headers = Object.entries(response?.headers ?? {}).map(([name, reference]) => ({
    name,
    ...resolve<Header>(site.document, reference),
  }));
  if (headers.length === 0) return null;
  return (
    <ul class="fields headers">
      {headers.map(({ name, description = "", schema }) => (
        <li key={name}>
          <p class="head">
            <code>{name}</code> <Type schema={schema} /> <span class="optional">header</span>
          </p>
          <Prose text={description} />
        </li>
      ))}
    </ul>
  );
}
