import { languageOf, languages } from "@shared/finders/languages";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  locale: string;
  onChange: (locale: string) => void;
}

/** In which language a finder speaks: its numbers and prices are written so, too. */
export function LanguageField({ locale, onChange }: Props) {
  const known = languages.find(({ id }) => id === languageOf(locale));
  return (
    <FieldFrame
      label="Language of your shoppers"
      hint="Of what we say, and of how numbers and prices are written. What you wrote stays as it is."
    >
      {(input) => (
        <select
          {...input}
          value={known?.id ?? locale}
          onChange={({ target }) => onChange(target.value)}
        >
          {!known && <option value={locale}>{locale}, with our texts in English</option>}
          {languages.map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
