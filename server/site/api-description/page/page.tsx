import { renderToStaticMarkup } from "react-dom/server";
import type { ApiDescription, DescribedOperation, Parameter } from "../description";
import { PAGE_STYLE } from "./page-style";
import { anchorOf, SchemaText } from "./schema-text";

/** The description of the API as a page, which needs no script. */
export function descriptionPage(description: ApiDescription): string {
  return `<!doctype html>${renderToStaticMarkup(<Page description={description} />)}`;
}

/** The anchor of an area. */
const areaAnchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function Page({ description }: { description: ApiDescription }) {
  const { info, tags, paths, components } = description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body>
        <header>
          <h1>{info.title}</h1>
          <p>{info.description}</p>
          <p>
            For programs: <a href="/api/openapi.json">openapi.json</a>
          </p>
          <nav aria-label="Areas">
            {[...tags.map(({ name }) => name), "Schemas"].map((name) => (
              <a key={name} href={`#${areaAnchor(name)}`}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main>
          {tags.map(({ name }) => (
            <section key={name} id={areaAnchor(name)}>
              <h2>{name}</h2>
              {operations
                .filter(({ operation }) => operation.tags.includes(name))
                .map((each) => (
                  <OperationDetails key={each.operation.operationId} {...each} />
                ))}
            </section>
          ))}
          <section id="schemas">
            <h2>Schemas</h2>
            {Object.entries(components.schemas).map(([name, schema]) => (
              <article key={name} id={anchorOf(name)}>
                <h3>{name}</h3>
                {schema.description && <p>{schema.description}</p>}
                <SchemaText schema={schema} />
              </article>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}

interface OperationDetailsProps {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** An operation: closed, a line; open, all there is to know. */
function OperationDetails({ method, path, operation }: OperationDetailsProps) {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  return (
    <details id={operationId}>
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
      {Object.entries(responses).map(([status, { content }]) =>
        content ? (
          <ContentOf
            key={status}
            heading={status === "default" ? "If it fails" : `Answer ${status}`}
            content={content}
          />
        ) : (
          <h4 key={status}>Answer {status}, without a body</h4>
        ),
      )}
    </details>
  );
}

function ParameterLine({ parameter }: { parameter: Parameter }) {
  const { name, required, description, schema } = parameter;
  return (
    <li>
      <code>{name}</code> <span className="muted">{required ? "required" : "optional"}</span>
      {description && <p>{description}</p>}
      {parameter.in === "query" && !parameter.explode && <SchemaText schema={schema} />}
    </li>
  );
}

interface ContentOfProps {
  heading: string;
  content: NonNullable<DescribedOperation["requestBody"]>["content"];
}

function ContentOf({ heading, content }: ContentOfProps) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <h4>
        {heading} <span className="muted">{type}</span>
      </h4>
      {type === "application/json" && <SchemaText schema={schema} />}
    </div>
  ));
}
