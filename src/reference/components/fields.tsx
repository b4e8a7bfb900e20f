import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { render } from "preact-render-to-string";
import type { Schema } from "../../core/document.ts";
import { findFirstSentence, toPlainText } from "../../core/first-sentence.ts";
import {
  describeCombinations,
  type Field,
  listConstraints,
  listFields,
  listInnermostVariants,
  listVariants,
  nameWithoutNull,
  otherFields,
  readContent,
  readDescription,
  unnamedContent,
  type Variant,
} from "../schema.ts";
import { pagePaths, type Site } from "../site.ts";
import { Code } from "./code.tsx";
import { describeRows } from "./fold.tsx";
import { Link, PageContext, usePage } from "./link.tsx";
import { Name } from "./name.tsx";
import { Prose } from "./prose.tsx";
import { Type } from "./type.tsx";

/** What sends the fields: a request names those that it must have, and a response those that it may lack. */
export const Usage = createContext<"request" | "response" | undefined>(undefined);

/** Constraints that list the allowed values. */
const VALUES = ["one of", "known values"];

/** Levels of nested fields whose names have links to themselves, and those that a page can load: all but the first two, of named schemas. */
const LEVELS = 3;
const DEEPEST = 6;

interface FieldsProps {
  schema: Schema;
  prefix: string;
  /** The level of nesting: 1 for the fields of a body. */
  level?: number;
  /** Names of the schemas around these fields; a schema that contains itself is not repeated. */
  within?: string[];
  /** The level of the headings of variants. */
  heading?: number;
}

/** The fields of a schema, their combinations, the variants of a union, and all nested fields. */
export function Fields({ schema: reference, prefix, level = 1, within = [], heading = 3 }: FieldsProps) {
  const { site } = usePage();
  const { schema, suffix } = unnamedContent(site.document, reference);
  const fields = listFields(site.document, schema);
  const others = otherFields(site.document, schema);
  const variants = listInnermostVariants(site.document, schema);
  const place = { prefix: prefix + suffix, level, within };
  return (
    <div data-schema={nameWithoutNull(schema)}>
      <Prose text={describeCombinations(site.document, schema).join(" ")} />
      {fields.length > 0 ? (
        <ul class="fields">
          {fields.map((field) => (
            <FieldItem key={field.name} field={field} {...place} />
          ))}
        </ul>
      ) : null}
      {others ? (
        <p>
          Each other field: <Type schema={others} />
        </p>
      ) : null}
      {fields.length > 0 && variants.length > 0 ? <p>Other fields depend on the variant:</p> : null}
      {level === 1 ? (
        <Variants variants={variants} heading={heading} {...place} />
      ) : (
        <VariantList schema={schema} {...place} />
      )}
    </div>
  );
}

type Place = Required<Pick<FieldsProps, "prefix" | "level" | "within">>;

function FieldItem({ field, prefix, level, within }: Place & { field: Field }) {
  const { site } = usePage();
  const { name, schema } = field;
  const description = readDescription(site.document, schema);
  const id = prefix ? `${prefix}.${name}` : name;
  return (
    <li id={id}>
      <p class="head">
        <FieldName name={name} id={id} /> <TypeAndPresence field={field} />
        {schema.deprecated ? <span class="deprecated"> deprecated</span> : null}
      </p>
      <Prose text={description} />
      <Constraints schema={schema} description={description} />
      <Children field={field} id={id} level={level} within={within} />
    </li>
  );
}

function TypeAndPresence({ field: { schema, required } }: { field: Field }) {
  const usage = useContext(Usage);
  // `not: {}` allows no value, which tells the short form of an object from other variants.
  if (schema.not && Object.keys(schema.not).length === 0) return <span class="optional">not allowed</span>;
  return (
    <>
      <Type schema={schema} /> {required && usage !== "response" ? <span class="required">required</span> : null}
      {required ? null : <span class="optional">optional</span>}
    </>
  );
}

/** The name of a field. Deeply nested ones have no link to their anchor: such links would be a tenth of a long page. */
function FieldName({ name, id }: { name: string; id: string }) {
  const code = <code>{name}</code>;
  if (id.split(".").length > LEVELS) return code;
  return (
    <a class="anchor" href={`#${id}`}>
      {code}
    </a>
  );
}

/** What a value has to be, but for values that the description above explains one by one. */
export function Constraints({ schema, description }: { schema: Schema; description: string }) {
  const { site } = usePage();
  const own = listConstraints(site.document, schema);
  const content = readContent(site.document, schema).schema;
  const all = content === schema || content.$ref ? own : [...own, ...listConstraints(site.document, content)];
  const facts = all.filter(
    ({ name, values }) => !VALUES.includes(name) || !values.every((value) => description.includes(`\`${value}\``)),
  );
  if (facts.length === 0) return null;
  return (
    <p class="facts">
      {facts.map(({ name, values }, index) => (
        <span key={index}>
          {index > 0 ? "; " : ""}
          {name}
          {values.map((value, position) => [position > 0 ? ", " : " ", <code key={value}>{value}</code>])}
        </span>
      ))}
    </p>
  );
}

/** The number of fields up to which those of a required object are open. */
const FEW = 16;

interface ChildrenProps {
  field: Field;
  id: string;
  level: number;
  within: string[];
}

function Children({ field: { schema, required }, id, level, within }: ChildrenProps) {
  const { site } = usePage();
  const content = readContent(site.document, schema);
  const name = nameWithoutNull(content.schema);
  const fields = listFields(site.document, content.schema);
  const prefix = id + content.suffix;
  if (name && within.includes(name)) return null;
  const around = name ? [...within, name] : within;
  if (fields.length === 0)
    return <VariantList schema={content.schema} prefix={prefix} level={level} within={around} required={required} />;
  return (
    <Level
      summary={`${fields.length} ${fields.length === 1 ? "field" : "fields"}${name ? ` of ${name}` : ""}`}
      id={prefix}
      // A schema without a name has no page, so it is shown at every level.
      name={name}
      level={level}
      // A reader in a hurry needs what is required, and not what may be left out.
      isOpen={required && level === 1 && fields.length <= FEW}
    >
      <Fields schema={content.schema} prefix={prefix} level={level + 1} within={around} />
    </Level>
  );
}

interface LevelProps {
  summary: ComponentChildren;
  id: string;
  /** The name of the schema that is shown, if it has one. */
  name: string | undefined;
  level: number;
  isOpen?: boolean;
  /** True if the content is a part that the page loads later, at any level. */
  isLater?: boolean;
  children: ComponentChildren;
}

/** A level of nested fields that a reader can open. The page loads deep levels of named schemas when they are opened. */
function Level({ summary, id, name, level, isOpen = false, isLater = false, children }: LevelProps) {
  const page = usePage();
  const usage = useContext(Usage);
  if (name && level >= DEEPEST) return null;
  if (!name || !(isLater || level > 1) || page.isLater)
    return (
      <details open={isOpen} data-schema={name}>
        <summary>{summary}</summary>
        {children}
      </details>
    );
  if (page.later) {
    const content = (
      <PageContext.Provider value={{ ...page, isLater: true }}>
        <Usage.Provider value={usage}>{children}</Usage.Provider>
      </PageContext.Provider>
    );
    page.later.levels[id] = render(content);
  }
  return (
    <details data-later={id} data-schema={isLater ? undefined : name}>
      <summary>{summary}</summary>
      <p>
        <Link to={pagePaths.schema(name)}>{name}</Link>
      </p>
    </details>
  );
}

/** The variants of a union inside of another schema, each with its fields or its own variants. */
function VariantList({ schema, required, ...place }: Place & { schema: Schema; required?: boolean }) {
  const { site } = usePage();
  const variants = listInnermostVariants(site.document, schema);
  return variants.length === 0 ? null : (
    <div class="union">
      <p class="facts">One of:</p>
      {variants.map((variant) => (
        <NestedVariant key={variant.label} variant={variant} required={required} {...place} />
      ))}
    </div>
  );
}

interface NestedVariantProps extends Place {
  variant: Variant;
  required?: boolean | undefined;
}

function NestedVariant({ variant, required, prefix, level, within }: NestedVariantProps) {
  const { site } = usePage();
  const { schema, value, name, label, anchor } = variant;
  const content = readContent(site.document, schema);
  const inner = nameWithoutNull(content.schema);
  const id = `${prefix}-${anchor}`;
  const description = readDescription(site.document, content.schema);
  // That of the items does not describe a list.
  const sentence = content.suffix ? "" : findFirstSentence(description);
  const title = value ? <code>{value}</code> : label;
  const purpose = sentence ? `: ${toPlainText(sentence)}` : "";
  const isEmpty =
    listFields(site.document, content.schema).length + listVariants(site.document, content.schema).length === 0;
  if (isEmpty || (inner && (within.includes(inner) || level >= DEEPEST)))
    return (
      <div id={id}>
        {name ? <Link to={pagePaths.schema(name)}>{title}</Link> : title}
        {inner && !name ? [" (", <Type key={inner} schema={content.schema} />, ")"] : null}
        {purpose}
      </div>
    );
  // A list of variants, which are a line each.
  const isOpen = required === true && level === 1 && listFields(site.document, content.schema).length === 0;
  return (
    <div id={id}>
      <Level summary={[title, purpose]} id={id} name={inner} level={level} isOpen={isOpen} isLater={!isOpen}>
        <div>
          {inner ? (
            <p class="facts">
              <Link to={pagePaths.schema(inner)}>{inner}</Link>
            </p>
          ) : null}
          {description.trim() === sentence ? null : <Prose text={description} />}
          <Fields
            schema={content.schema}
            prefix={id + content.suffix}
            level={level + 1}
            within={inner ? [...within, inner] : within}
          />
        </div>
      </Level>
    </div>
  );
}

interface VariantsProps extends Place {
  variants: Variant[];
  heading: number;
}

function Variants({ variants, prefix, level, within, heading }: VariantsProps) {
  const { site } = usePage();
  const Heading = `h${heading}` as "h2" | "h3" | "h4";
  if (variants.length === 0) return null;
  return (
    <div class="variants">
      {variants.map(({ schema, name, value, label, anchor }, index) => {
        const id = prefix ? `${prefix}-${anchor}` : anchor;
        const isShown = !name || (level < LEVELS && !within.includes(name));
        const place = { prefix: id, within: name ? [...within, name] : within, heading: heading + 1 };
        return (
          <section key={id} class="variant" id={id}>
            <Heading>
              {value ? <code>{value}</code> : null}{" "}
              {name ? (
                <Link to={pagePaths.schema(name)}>
                  <Name>{name}</Name>
                </Link>
              ) : (
                label
              )}
            </Heading>
            <Prose text={readDescription(site.document, schema)} />
            {heading === 2 ? (
              // The variants of a page are its first level.
              <PageVariant schema={schema} name={name} isOpen={index === 0}>
                <Fields schema={schema} level={level} {...place} />
              </PageVariant>
            ) : isShown ? (
              <Fields schema={schema} level={level + 1} {...place} />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

interface PageVariantProps {
  schema: Schema;
  name: string | undefined;
  isOpen: boolean;
  children: ComponentChildren;
}

/** The fields of a variant on the page of its union, with an example beside them. Those of the first one are open. */
function PageVariant({ schema, name, isOpen, children }: PageVariantProps) {
  const { site } = usePage();
  const count = listFields(site.document, schema).length;
  const example = readVariantExample(site, name);
  if (count === 0) return children;
  return (
    <details open={isOpen}>
      <summary>{describeRows(count, "field")}</summary>
      {example === undefined ? (
        children
      ) : (
        <div class="step">
          <div>{children}</div>
          <div class="typical">
            <Example value={example} />
          </div>
        </div>
      )}
    </details>
  );
}

/** The example that the page of a union has beside a variant, if there is one. */
export function readVariantExample(site: Site, name: string | undefined): unknown {
  return name && site.schemas.get(name)?.example;
}

export function Example({ value }: { value: unknown }) {
  return (
    <div class="samples">
      <p class="facts">Example</p>
      <Code source={JSON.stringify(value, undefined, 2)} language="json" />
    </div>
  );
}
