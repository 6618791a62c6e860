import { Plus, X } from "lucide-react";
import type { Ending, FinderDocument } from "@shared/finders/document";
import { Button } from "@/staff-kit/button";
import { SaidField, TextInput } from "../fields/text-input";
import { WhenField } from "../conditions/when-field";
import type { Names } from "../words/names";

interface Props {
  document: FinderDocument;
  names: Names;
  mayWrite: boolean;
  onChange: (endings: Ending[]) => void;
}

/** What some answers come to instead of products: a sentence, and a person who can help. */
export function Endings({ document, names, mayWrite, onChange }: Props) {
  const { locale, questions, results } = document;
  const { endings } = results;
  const first = questions.find(({ ask }) => ask.kind !== "info");
  const put = (at: number, changes: Partial<Ending>) =>
    onChange(endings.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  const add = () =>
    onChange([
      ...endings,
      {
        when: { question: first!.id, isAnswered: true },
        text: { [locale]: "Please ask us: we gladly help." },
      },
    ]);
  return (
    <section aria-label="Endings without products" className="min-w-0">
      <h2 className="font-bold">Endings without products</h2>
      <p className="mt-1 text-sm text-muted">
        Where a person should help rather than a list. The first one that holds is shown.
      </p>
      <ul className="mt-2 grid gap-3">
        {endings.map((ending, at) => (
          <li key={at} className="grid gap-4 rounded-card border border-line p-4">
            <WhenField
              when={ending.when}
              document={document}
              names={names}
              mayWrite={mayWrite}
              // An ending always has a condition: without one it is removed.
              onChange={(when) => (when ? put(at, { when }) : onChange(endings.toSpliced(at, 1)))}
            />
            <SaidField
              label="What is said"
              text={ending.text}
              locale={locale}
              onChange={(text) => put(at, { text: text ?? { [locale]: "" } })}
            />
            <EndingFields
              ending={ending}
              locale={locale}
              onChange={(changes) => put(at, changes)}
            />
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => onChange(endings.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
              Remove this ending
            </Button>
          </li>
        ))}
      </ul>
      {first && (
        <Button look="quiet" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Add an ending
        </Button>
      )}
    </section>
  );
}

type Ways = Pick<Ending, "phone" | "link" | "label">;

interface EndingFieldsProps {
  ending: Ways;
  locale: string;
  onChange: (changes: Ways) => void;
}

/** Whom an ending leads to. */
export function EndingFields({ ending, locale, onChange }: EndingFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextInput
        label="Telephone number"
        value={ending.phone ?? ""}
        maxLength={40}
        onChange={(phone) => onChange({ phone: phone || undefined })}
      />
      <TextInput
        label="Link"
        hint="With https:, mailto: or tel:."
        value={ending.link ?? ""}
        maxLength={2_000}
        onChange={(link) => onChange({ link: link || undefined })}
      />
      <SaidField
        label="What the link says"
        text={ending.label}
        locale={locale}
        onChange={(label) => onChange({ label })}
      />
    </div>
  );
}
