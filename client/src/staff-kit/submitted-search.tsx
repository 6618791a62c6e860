import { Search } from "lucide-react";
import { useState, type SyntheticEvent } from "react";

interface Props {
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on submit: searching while typing would be a call for each letter. */
export function SubmittedSearch({ label, placeholder, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="relative max-w-md">
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // The field's own clear button submits nothing.
          if (target.value === "") onSearch("");
        }}
        className="min-h-11 w-full rounded-control border border-outline bg-surface pr-3 pl-10 placeholder:text-muted"
      />
    </form>
  );
}
