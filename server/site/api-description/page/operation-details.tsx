import type { DescribedOperation, Parameter } from "../description";
import { SchemaText } from "./schema-text";

interface OperationDetailsProps {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** An operation: closed, a line; open, all there is to know. */
export function OperationDetails({ method, path, operation }: OperationDetailsProps) {
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
