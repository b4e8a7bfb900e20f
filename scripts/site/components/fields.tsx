import type { Schema } from "../../generate/document.ts";
import {
  constraintsOf,
  contentOf,
  descriptionOf,
  type Field,
  fieldsOf,
  nameWithoutNull,
  type Variant,
  variantsOf,
} from "../schema.ts";
import { pathOf } from "../site.ts";
import { Link, usePage } from "./link.tsx";
import { Prose } from "./prose.tsx";
import { Type } from "./type.tsx";

/** Levels of nested fields that a page shows. Deeper ones are on the pages of their schemas. */
export const LEVELS = 3;

interface FieldsProps {
  schema: Schema;
  /** What the anchors begin with. */
  prefix: string;
  /** The level of nesting: 1 for the fields of a body. */
  level?: number;
  /** Names of the schemas that these fields are inside of; a schema that contains itself is not repeated. */
  within?: string[];
  /** The level of the headings of variants. */
  heading?: number;
}

/** The fields of a schema or the variants of a union, and what they contain. */
export function Fields({ schema, prefix, level = 1, within = [], heading = 3 }: FieldsProps) {
  const { site } = usePage();
  const variants = variantsOf(site.document, schema);
  if (variants.length > 0) {
    const name = nameWithoutNull(schema);
    return <Variants variants={variants} name={name} prefix={prefix} level={level} within={within} heading={heading} />;
  }
  return (
    <ul class="fields" data-schema={nameWithoutNull(schema)}>
      {fieldsOf(site.document, schema).map((field) => (
        <FieldItem key={field.name} field={field} prefix={prefix} level={level} within={within} />
      ))}
    </ul>
  );
}

function FieldItem({
  field,
  prefix,
  level,
  within,
}: {
  field: Field;
  prefix: string;
  level: number;
  within: string[];
}) {
  const { site } = usePage();
  const { name, schema, required } = field;
  const id = prefix ? `${prefix}.${name}` : name;
  return (
    <li id={id}>
      <p class="head">
        <FieldName name={name} id={id} level={level} /> <Type schema={schema} />{" "}
        <span class={required ? "required" : "optional"}>{required ? "required" : "optional"}</span>
        {schema.deprecated ? <span class="deprecated"> deprecated</span> : null}
      </p>
      <Prose text={descriptionOf(site.document, schema)} />
      <Constraints schema={schema} />
      <Children schema={schema} id={id} level={level} within={within} />
    </li>
  );
}

/** Deep down, a field has an anchor but no link to it: the links are a tenth of a long page. */
function FieldName({ name, id, level }: { name: string; id: string; level: number }) {
  const code = <code>{name}</code>;
  if (level === LEVELS) return code;
  return (
    <a class="anchor" href={`#${id}`}>
      {code}
    </a>
  );
}

export function Constraints({ schema }: { schema: Schema }) {
  const { site } = usePage();
  const own = constraintsOf(site.document, schema);
  const content = contentOf(site.document, schema).schema;
  const facts = content === schema || content.$ref ? own : [...own, ...constraintsOf(site.document, content)];
  if (facts.length === 0) return null;
  return (
    <p class="facts">
      {facts.map(({ name, values }, index) => (
        <span key={name}>
          {index > 0 ? "; " : ""}
          {name}
          {values.map((value, position) => [position > 0 ? ", " : " ", <code key={value}>{value}</code>])}
        </span>
      ))}
    </p>
  );
}

function Children({ schema, id, level, within }: { schema: Schema; id: string; level: number; within: string[] }) {
  const { site } = usePage();
  const content = contentOf(site.document, schema);
  const name = nameWithoutNull(content.schema);
  const variants = variantsOf(site.document, content.schema);
  // A union has a row of links: its variants would fill the page.
  if (variants.some((variant) => variant.name)) return name ? null : <VariantLinks variants={variants} />;
  const fields = fieldsOf(site.document, content.schema);
  if (fields.length === 0 || level >= LEVELS || (name && within.includes(name))) return null;
  return (
    <details open={level === 1 && fields.length <= 8}>
      <summary>
        {fields.length} {fields.length === 1 ? "field" : "fields"}
        {name ? ` of ${name}` : ""}
      </summary>
      <Fields
        schema={content.schema}
        prefix={id + content.suffix}
        level={level + 1}
        within={name ? [...within, name] : within}
      />
    </details>
  );
}

function VariantLinks({ variants }: { variants: Variant[] }) {
  const named = variants.filter((variant) => variant.name);
  return (
    <p class="facts">
      Variants:{" "}
      {named.map(({ name, value }, index) => [
        index > 0 ? ", " : "",
        <Link key={name} to={pathOf.schema(name!)}>
          {value ?? name}
        </Link>,
      ])}
    </p>
  );
}

interface VariantsProps extends Required<Omit<FieldsProps, "schema">> {
  variants: Variant[];
  /** The name of the union. */
  name: string | undefined;
}

/** All variants below each other. */
function Variants({ variants, name: union, prefix, level, within, heading }: VariantsProps) {
  const { site } = usePage();
  const Heading = `h${heading}` as "h2" | "h3" | "h4";
  return (
    <div class="variants" data-schema={union}>
      {variants.map(({ schema, name, value }, index) => {
        const label = value ?? name ?? `Variant ${index + 1}`;
        const id = prefix ? `${prefix}-${label}` : label;
        const open = level < LEVELS && !within.includes(name ?? "");
        return (
          <section key={id} class="variant" id={id}>
            <Heading>
              {value ? <code>{value}</code> : null}{" "}
              {name ? <Link to={pathOf.schema(name)}>{name}</Link> : <Type schema={schema} />}
            </Heading>
            <Prose text={descriptionOf(site.document, schema)} />
            {open ? (
              <Fields
                schema={schema}
                prefix={id}
                level={level + 1}
                within={name ? [...within, name] : within}
                heading={heading + 1}
              />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
