import { CircleAlert, Lightbulb, Split } from "lucide-react";
import { Link } from "wouter";
import { rulingOutBesideWishes } from "@shared/finders/ruling-out";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { When } from "@shared/finders/when";
import { yesAndEither } from "@shared/finders/yes-or-either";
import { freeWord } from "@shared/input/words-of-names";
import { Button } from "@/staff-kit/button";
import type { OpenDraft } from "../draft/use-draft";
import type { Part } from "../words/chosen-part";
import { addressOf } from "../words/finding-place";
import { withTestsOf, type QuestionTest } from "./answers-named";
import { MendPress } from "./mend-press";
import type { Note } from "./question-list";

interface Props {
  slug: string;
  draft: OpenDraft;
  notes: readonly Note[];
  mayWrite: boolean;
  onChoose: (part: Part) => void;
}

const MAX_SHOWN = 4;

/** What the check says of the draft while it is being made. */
export function WorthALook({ slug, draft, notes, mayWrite, onChoose }: Props) {
  if (notes.length === 0) return null;
  const more = notes.length - MAX_SHOWN;
  return (
    <section
      aria-labelledby="worth-a-look"
      className="rounded-card border border-line bg-surface p-4 text-sm"
    >
      <h2 id="worth-a-look" className="flex items-center gap-2 font-bold">
        <Lightbulb aria-hidden className="size-4" />
        Worth a look
      </h2>
      <ul className="mt-2 grid gap-3">
        {notes.slice(0, MAX_SHOWN).map(({ words, href, part, finding, stops }, at) => (
          <li key={at} className="min-w-0 wrap-anywhere">
            {stops && (
              <span className="flex items-center gap-1 font-semibold text-danger">
                <CircleAlert aria-hidden className="size-4 shrink-0" />
                Stops publishing
              </span>
            )}
            {part ? (
              <button
                type="button"
                className="min-h-6 text-left font-semibold text-accent-text underline-offset-4 hover:underline"
                onClick={() => onChoose(part)}
              >
                {words}
              </button>
            ) : (
              <Link
                href={addressOf(slug, href)}
                className="font-semibold text-accent-text underline-offset-4 hover:underline"
              >
                {words}
              </Link>
            )}
            <span className="block">{finding.message}</span>
            <MendPress
              finding={finding}
              document={draft.stored}
              onMend={mayWrite ? draft.edit : undefined}
            />
            {mayWrite && part && notes.findIndex((each) => each.href === href) === at && (
              <SplitOffer {...{ draft, part, onChoose }} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted">And {more} more: see “Check and publish”.</p>}
    </section>
  );
}

interface SplitProps extends Pick<Props, "draft" | "onChoose"> {
  part: Part;
}

/** Makes answers that rule products out, beside wishes, a question of their own. */
function SplitOffer({ draft, part, onChoose }: SplitProps) {
  const { document, edit } = draft;
  const question = document.questions.find(({ id }) => part.kind === "question" && id === part.id);
  const isOffered =
    question && rulingOutBesideWishes(question).some(({ id }) => id === part.answer);
  const split = isOffered && withOwnQuestion(document, question);
  if (!split) return null;
  return (
    <Button
      look="quiet"
      className="text-left!"
      onClick={() => {
        edit(() => split.document, `split ${question.id}`);
        onChoose({ kind: "question", id: split.id });
      }}
    >
      <Split aria-hidden className="size-4 shrink-0" />
      Make it a question of its own
    </Button>
  );
}

/**
 * The document with the answers that only rule products out in a question of their own, after the one where they
 * stood beside wishes; what asked whether they were chosen asks there. Undefined where no answer is such a one.
 */
export function withOwnQuestion(
  document: FinderDocument,
  question: Question,
): { document: FinderDocument; id: string } | undefined {
  const { options } = question;
  const moved = rulingOutBesideWishes(question);
  const [first] = moved;
  if (!first || !Array.isArray(options)) return undefined;
  const ids = document.questions.map((each) => each.id);
  const id = freeWord(first.id, ids);
  const own: Question = {
    id,
    ...(question.group !== undefined && { group: question.group }),
    ...(question.when && { when: question.when }),
    ...(moved.length === 1
      ? yesOrNo(document.locale, first)
      : {
          title: { [document.locale]: "What should it not be?" },
          ask: { kind: "many", as: "chips" },
          options: moved,
        }),
    required: false,
    advance: "submit",
    weight: 10,
    fact: false,
    combine: "any",
    offer: "available",
    rules: [],
  };
  const left = { ...question, options: options.filter((each) => !moved.includes(each)) };
  const movedIds = moved.map((each) => each.id);
  const questions = document.questions.flatMap((each) =>
    each.id === question.id ? [left, own] : [each],
  );
  const split = { ...document, questions };
  return { document: withTestsOf(split, question.id, (test) => askedOf(test, movedIds, id)), id };
}

/** An answer as a question of its own, which is answered by it or by nothing. */
const yesOrNo = (locale: string, option: Option): Pick<Question, "title" | "ask" | "options"> => ({
  title: Object.fromEntries(
    Object.entries(option.label).map(([each, label]) => [each, label.replace(/\??$/, "?")]),
  ),
  ask: { kind: "one", as: "cards" },
  options: [
    { ...option, label: { [locale]: yesAndEither(locale)[0] } },
    {
      id: option.id === "either" ? "any" : "either",
      label: { [locale]: yesAndEither(locale)[1] },
      exclusive: "not-sure",
      rules: [],
    },
  ],
});

function askedOf(test: QuestionTest, moved: readonly string[], to: string): When {
  if ("is" in test && moved.includes(String(test.is))) return { ...test, question: to };
  if (!("hasAny" in test)) return test;
  const there = test.hasAny.filter((each) => moved.includes(each));
  if (there.length === 0) return test;
  const stayed = test.hasAny.filter((each) => !moved.includes(each));
  const asked = { question: to, hasAny: there };
  return stayed.length > 0 ? { any: [{ ...test, hasAny: stayed }, asked] } : asked;
}
