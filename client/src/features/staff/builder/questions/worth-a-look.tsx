import { CircleAlert, Lightbulb, Split } from "lucide-react";
import { Link } from "wouter";
import { rulingOutBesideWishes } from "@shared/finders/ruling-out";
import { paths } from "@shared/site";
import { Button } from "@/ui/button";
import type { OpenDraft } from "../draft/use-draft";
import type { Part } from "../parts/chosen-part";
import { withOwnQuestion } from "./split-question";
import type { Note } from "./use-notes";

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
      className="rounded-card border border-outline bg-surface p-4 text-sm"
    >
      <h2 id="worth-a-look" className="flex items-center gap-2 font-bold">
        <Lightbulb aria-hidden className="size-4" />
        Worth a look
      </h2>
      <ul className="mt-2 grid gap-3">
        {notes.slice(0, MAX_SHOWN).map(({ words, href, part, message, stops }, at) => (
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
                href={`${paths.admin}/finders/${slug}${href}`}
                className="font-semibold text-accent-text underline-offset-4 hover:underline"
              >
                {words}
              </Link>
            )}
            <span className="block">{message}</span>
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
      className="min-h-11! px-0! text-left! text-sm!"
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
