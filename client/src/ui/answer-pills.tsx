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
  /**
   * On phones only what was answered is shown, unless it needs its question, and all stand in one line; the questions are
   * read out.
   */
  isCompact?: boolean;
}

/** The shopper's answers; each links back to its question, if there was one. */
export function AnswerPills({ label, answers, change = "change", isCompact = false }: Props) {
  return (
    <section aria-label={label} className="mt-4">
      <ul
        className={classNames(
          "flex flex-wrap gap-2",
          // The products are what shoppers came for: the answers take one line, to be moved sideways.
          isCompact &&
            "max-sm:relative max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:pr-8 max-sm:[mask-image:linear-gradient(to_left,transparent,black_2rem)] max-sm:[scrollbar-width:none]",
        )}
      >
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
            <li
              key={name}
              className={classNames(
                "max-w-full",
                isCompact && "max-sm:max-w-[80%] max-sm:shrink-0",
              )}
            >
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
