import type { Ending } from "@shared/finders/document";
import { SaidField } from "../fields/said-field";
import { TextInput } from "../fields/text-input";

type Ways = Pick<Ending, "phone" | "link" | "label">;

interface Props {
  ending: Ways;
  locale: string;
  onChange: (changes: Ways) => void;
}

/** Whom an ending leads to. */
export function EndingFields({ ending, locale, onChange }: Props) {
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
