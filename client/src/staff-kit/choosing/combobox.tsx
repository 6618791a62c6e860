import { ChevronsUpDown, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import type { Choice } from "@shared/contracts/catalog-products";
import { choiceNamed, findChoices } from "./choice-rule";

interface Props {
  /** The props of its input: id, description, validity. */
  input: { id: string; "aria-invalid": boolean; "aria-describedby": string };
  inputRef?: Ref<HTMLInputElement>;
  label: string;
  text: string;
  choices: readonly Choice[];
  placeholder?: string;
  onText: (text: string) => void;
  onPick: (choice: Choice) => void;
  /** Accepts typed text as a new value; without it, only listed choices can be picked. */
  onAdd?: (text: string) => void;
  onBlur?: () => void;
}

/**
 * A text field with a list of matching choices. Arrow keys move, Enter picks, Escape closes. The
 * focus stays in the field throughout.
 */
export function Combobox(props: Props) {
  const { input, inputRef, label, text, choices, placeholder, onText, onPick, onAdd, onBlur } =
    props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Typed text filters the list; a picked name does not. */
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);

  const found = findChoices(choices, isTyped ? text : "");
  const isNew = onAdd !== undefined && isTyped && text.trim() !== "" && !choiceNamed(choices, text);
  const count = found.length + (isNew ? 1 : 0);
  const isShown = isOpen && count > 0;
  const isNote = isOpen && isTyped && count === 0 && text.trim() !== "";
  const hasPopup = isShown || isNote;

  useEffect(() => {
    // At a dialog's end it would open out of view. jsdom has no layout and cannot scroll.
    if (isShown) list.current?.scrollIntoView?.({ block: "nearest" });
  }, [isShown]);

  const close = () => {
    setOpen(false);
    setTyped(false);
    setActive(-1);
  };
  const take = (index: number) => {
    const choice = found[index];
    if (choice) onPick(choice);
    else if (isNew) onAdd(text.trim());
    close();
  };
  const go = (to: number) => {
    setOpen(true);
    setActive((to + count) % count);
    // Once the list is rendered. jsdom has no layout and cannot scroll.
    requestAnimationFrame(() =>
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      go(isShown && active >= 0 ? active + step : step === 1 ? 0 : count - 1);
    } else if (event.key === "Enter" && isOpen && (isShown || isTyped)) {
      // Picks from the list without submitting the form.
      event.preventDefault();
      const named = isTyped ? choiceNamed(choices, text) : undefined;
      if (active >= 0) take(active);
      else if (named) take(found.indexOf(named));
      else if (isNew) take(found.length);
      else if (isTyped && found.length === 1) take(0);
    } else if (event.key === "Escape" && hasPopup) {
      // Closes the open list, but not the form around it.
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="relative">
      <input
        {...input}
        ref={inputRef}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        data-keeps-escape={hasPopup || undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => {
          onText(target.value);
          setTyped(true);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        className="mt-1 min-h-control w-full rounded-control border border-outline bg-paper py-2 pr-10 pl-3 placeholder:text-muted aria-invalid:border-danger"
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute top-4.5 right-3 size-4 text-muted"
      />
      <span role="status" className="sr-only">
        {isOpen && isTyped && `${found.length} found.`}
      </span>
      {isShown && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={`${label}: choices`}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-auto rounded-control border border-outline bg-surface py-1 shadow-lifted"
        >
          {[...found, ...(isNew ? [undefined] : [])].map((choice, index) => (
            <li
              key={choice?.id ?? "new"}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => take(index)}
              className="flex min-h-control cursor-pointer items-center gap-2 px-3 py-1.5 break-words aria-selected:bg-accent-soft aria-selected:text-accent-text"
            >
              {choice ? (
                <span className="min-w-0">{choice.name}</span>
              ) : (
                <>
                  <Plus aria-hidden className="size-4 shrink-0" />
                  <span className="min-w-0">Add “{text.trim()}”</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isNote && (
        <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-outline bg-surface p-3 text-sm break-words shadow-lifted">
          No match for “{text.trim()}”.
        </p>
      )}
    </div>
  );
}
