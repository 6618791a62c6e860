import { useQuery } from "@tanstack/react-query";
import type { ProductListSummary } from "@shared/contracts/product-lists";
import type { Test } from "@shared/finders/condition";
import { OPEN, type Operand } from "@shared/finders/operands";
import { INPUT } from "@/staff-kit/field-frame";
import { choiceQuestions, numberQuestions, type TestScope } from "./test-kinds";

interface Props extends TestScope {
  test: Extract<Test, { list: string }>;
  list: ProductListSummary | undefined;
  onChange: (test: Test) => void;
}

const ANSWER = "answer ";

/** For what a product is listed: an answer, or a word, for each key of the list. */
export function ListedFor({ test, list, onChange, ...scope }: Props) {
  const { names } = scope;
  const questions = [...choiceQuestions(scope), ...numberQuestions(scope)];
  const put = (at: number, operand: Operand) =>
    onChange({ ...test, listedFor: test.listedFor.with(at, operand) });
  return (
    <>
      <span>is listed for</span>
      {test.listedFor.map((operand, at) => {
        const label = list?.keys[at]?.label ?? `Key ${at + 1}`;
        const answer = typeof operand === "object" && "answer" in operand ? operand.answer : null;
        const word = typeof operand === "object" ? "" : String(operand);
        return (
          <span key={at} className="inline-flex max-w-full flex-wrap items-center gap-1">
            <span className="text-sm text-muted">{label}:</span>
            <select
              aria-label={label}
              className={`${INPUT} w-auto! max-w-full`}
              value={answer === null ? "" : ANSWER + answer}
              onChange={({ target: { value } }) =>
                put(at, value === "" ? OPEN : { answer: value.slice(ANSWER.length) })
              }
            >
              <option value="">always the same</option>
              {questions.map(({ id }) => (
                <option key={id} value={ANSWER + id}>
                  the answer to “{names.question(id)}”
                </option>
              ))}
            </select>
            {answer === null && (
              <input
                aria-label={`${label}: which`}
                className={`${INPUT} w-40!`}
                maxLength={200}
                value={word}
                onChange={({ target }) => target.value !== "" && put(at, target.value)}
              />
            )}
          </span>
        );
      })}
    </>
  );
}

const FRESH_MS = 60_000;

/** The lists of what products are for; many fields ask for them, so they are loaded once a minute at most. */
export const useProductLists = (): readonly ProductListSummary[] =>
  useQuery<ProductListSummary[]>({
    queryKey: ["/api/admin/product-lists"],
    staleTime: FRESH_MS,
  }).data ?? [];
