import { classNames } from "@/lib/class-names";

const PILL =
  "flex min-h-11 items-center gap-x-1.5 rounded-full border px-4 text-left text-sm wrap-anywhere";

/** Beside a long question "Yes" would break before the question does. */
const SHORT = 12;

interface AnswerPill {
  name: string;
  value: string;
  /** Whether its value says nothing without its name, such as "Yes". */
  needsName?: boolean;
  /** Opens its question; undefined if there was no choice. */
  onChange?: () => void;
}

interface Props {
  label: string;
  answers: readonly AnswerPill[];
  change?: string;
  /** On phones only what was answered is shown, unless it needs its question; the questions are read out. */
  isCompact?: boolean;
}

/** The shopper's answers; each links back to its question, if there was one. */
export function AnswerPills({ label, answers, change = "change", isCompact = false }: Props) {
  return (
    <section aria-label={label} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {answers.map(({ name, value, needsName, onChange }) => {
          const text = (
            <>
              <span
                className={classNames("text-muted", isCompact && !needsName && "max-sm:sr-only")}
              >
                {name}
              </span>
              <span className={classNames("font-semibold", value.length <= SHORT && "shrink-0")}>
                {value}
              </span>
            </>
          );
          return (
            <li key={name} className="max-w-full">
              {onChange ? (
                <button
                  type="button"
                  onClick={onChange}
                  className={classNames(
                    PILL,
                    "max-w-full border-outline bg-surface hover:border-muted",
                  )}
                >
                  {text}
                  <span className="sr-only">, {change}</span>
                </button>
              ) : (
                <p className={classNames(PILL, "border-line")}>{text}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
