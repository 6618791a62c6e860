import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SITE_NAME } from "@shared/site";
import type { ApiDescription, DescribedOperation } from "../description";
import type { Parameter } from "../parameters";
import { PAGE_STYLE } from "./page-style";
import { anchorOf, SchemaText } from "./schema-text";

/** The description of the API as a page, which needs no script: with one it can be searched. */
export function descriptionPage(description: ApiDescription): string {
  return `<!doctype html>${renderToStaticMarkup(<Page description={description} />)}`;
}

/** The anchor of an area. */
const areaAnchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function Page({ description }: { description: ApiDescription }) {
  const { info, tags, paths, components, servers } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = tags.map(({ name }) => ({
    name,
    of: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(components.schemas);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
        <script src="/api-search.js" defer />
      </head>
      <body>
        <header className="bar">
          <a href="/">
            <img src="/favicon.svg" alt="" width="28" height="28" />
            {SITE_NAME}
          </a>
        </header>
        <div className="columns">
          <nav aria-label="Areas">
            {areas.map(({ name, of }) => (
              <a key={name} href={`#${areaAnchor(name)}`}>
                {name} <span className="muted">{of.length}</span>
              </a>
            ))}
            <a href="#schemas">
              Schemas <span className="muted">{schemas.length}</span>
            </a>
          </nav>
          <main>
            <h1>{info.title}</h1>
            <p>{info.description}</p>
            <Asking {...{ servers, components }} />
            <search hidden>
              <label>
                Search
                <input type="search" placeholder="products, POST, /api/finders" />
              </label>
              <p role="status" className="muted" />
            </search>
            {areas.map(({ name, of }) => (
              <Area key={name} name={name} count={of.length}>
                {of.map((each) => (
                  <OperationDetails key={each.operation.operationId} {...each} />
                ))}
              </Area>
            ))}
            <Area name="Schemas" count={schemas.length}>
              {schemas.map(([name, schema]) => (
                <article key={name} id={anchorOf(name)} data-words={name.toLowerCase()}>
                  <h3>{name}</h3>
                  {schema.description && <p>{schema.description}</p>}
                  <SchemaText schema={schema} />
                </article>
              ))}
            </Area>
          </main>
        </div>
      </body>
    </html>
  );
}

/** Where programs ask, and what they sign in with. */
function Asking({ servers, components }: Pick<ApiDescription, "servers" | "components">) {
  return (
    <ul className="parameters">
      {servers.map(({ url }) => (
        <li key={url}>
          Address: <code>{url}</code>
        </li>
      ))}
      <li>
        For programs: <a href="/api/openapi.json">openapi.json</a>
      </li>
      {Object.entries(components.securitySchemes).map(([name, scheme]) => (
        <li key={name}>
          {scheme.description ?? name}{" "}
          <span className="muted">
            {[scheme.type, scheme.in, scheme.name].filter(Boolean).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is about one subject, folded. */
const Area = (props: { name: string; count: number; children: ReactNode }) => (
  <details className="area" id={areaAnchor(props.name)}>
    <summary>
      <h2>{props.name}</h2>
      <span className="muted">{props.count}</span>
    </summary>
    {props.children}
  </details>
);

interface OperationDetailsProps {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** An operation: closed, a line; open, all there is to know. */
function OperationDetails({ method, path, operation }: OperationDetailsProps) {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  return (
    <details id={operationId} data-words={`${method} ${path} ${summary}`.toLowerCase()}>
      <summary>
        <span className={`method ${method}`}>{method.toUpperCase()}</span>
        <code className="path">{path}</code>
        <span className="text">{summary}</span>
      </summary>
      {parameters && (
        <>
          <h4>Parameters</h4>
          <ul className="parameters">
            {parameters.map((each) => (
              <ParameterLine key={`${each.in} ${each.name}`} parameter={each} />
            ))}
          </ul>
        </>
      )}
      {requestBody && <ContentOf heading="Send" content={requestBody.content} />}
      {Object.entries(responses).map(([status, response]) => {
        // Those that many operations share stand once, in the description itself.
        if ("$ref" in response) return null;
        const { content } = response;
        return content ? (
          <ContentOf
            key={status}
            heading={status === "default" ? failureHeading(responses) : `Answer ${status}`}
            content={content}
          />
        ) : (
          <h4 key={status}>Answer {status}, without a body</h4>
        );
      })}
    </details>
  );
}

/** "If it fails: 400, 401, 404". */
function failureHeading(responses: DescribedOperation["responses"]): string {
  const failed = Object.keys(responses).filter((status) => Number(status) >= 400);
  return failed.length > 0 ? `If it fails: ${failed.join(", ")}` : "If it fails";
}

function ParameterLine({ parameter }: { parameter: Parameter }) {
  const { name, required, description, schema, explode, in: place } = parameter;
  return (
    <li>
      <code>{name}</code> <span className="muted">{required ? "required" : "optional"}</span>
      {description && <p>{description}</p>}
      {place === "query" && !explode && <SchemaText schema={schema} />}
    </li>
  );
}

type Content = NonNullable<DescribedOperation["requestBody"]>["content"];

function ContentOf({ heading, content }: { heading: string; content: Content }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <h4>
        {heading} <span className="muted">{type}</span>
      </h4>
      {type === "application/json" && <SchemaText schema={schema} />}
    </div>
  ));
}
