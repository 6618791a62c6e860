// Longer than 200 lines: the four kinds of choice are side by side, so that they behave alike.

import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Choice } from "@shared/contracts/catalog-products";
import { ChoiceField } from "./choice-field";
import type { ChoiceRule } from "./choice-rule";

const one: ChoiceRule = {
  isMany: false,
  mayAdd: false,
  isListed: true,
  isOptional: false,
  keyOf: (value) => value.toLowerCase().replaceAll(" ", "_"),
};
const sizes: Choice[] = [
  { id: "queen", name: "Queen" },
  { id: "king", name: "King" },
];
const brands: Choice[] = ["Castellan", "Highveld", "Karoo Arms"].map((id) => ({ id, name: id }));
const features: Choice[] = Array.from({ length: 12 }, (_, n) => ({
  id: `feature_${n}`,
  name: `Feature ${n}`,
}));

interface Given {
  rule: Partial<ChoiceRule>;
  choices: Choice[];
  value: string | string[];
  problem?: string;
}

/** Renders the field as in a form; returns its recorded changes. */
function show({ rule, choices, value, problem }: Given) {
  const changed = vi.fn();
  function Held() {
    const [held, setHeld] = useState(value);
    return (
      <ChoiceField
        label="Field"
        hint="A hint."
        problem={problem}
        rule={{ ...one, ...rule }}
        choices={choices}
        value={held}
        onChange={(next) => {
          setHeld(next);
          changed(next);
        }}
      />
    );
  }
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Held />
      <button>Save</button>
    </form>,
  );
  return { changed, submitted, user: userEvent.setup() };
}

const field = () => screen.getByRole("combobox", { name: "Field" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("one of a list", () => {
  it("is picked by name, and is stored by id", async () => {
    const { changed, user } = show({ rule: {}, choices: sizes, value: "" });
    expect(options()).toEqual(["Choose...", "Queen", "King"]);
    await user.selectOptions(field(), "King");
    expect(changed).toHaveBeenLastCalledWith("king");
    expect(options()).toEqual(["Queen", "King"]);
  });

  it("keeps what is stored and in no list any more, and says so", () => {
    show({ rule: {}, choices: sizes, value: "king-xl" });
    expect(field()).toHaveDisplayValue("king-xl (not in the list)");
  });

  it("may be left empty where the field allows it", async () => {
    const { changed, user } = show({ rule: { isOptional: true }, choices: sizes, value: "king" });
    await user.selectOptions(field(), "None");
    expect(changed).toHaveBeenLastCalledWith("");
  });

  it("says what is wrong at the field", () => {
    show({ rule: {}, choices: sizes, value: "", problem: "Enter a bed size." });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription("Enter a bed size.");
  });
});

describe("one that may be new", () => {
  const rule = { mayAdd: true, isListed: false };

  it("is found by typing and taken by Enter, which does not send the form off", async () => {
    const { changed, submitted, user } = show({ rule, choices: brands, value: "" });
    await user.type(field(), "karoo{ArrowDown}");
    expect(options()).toEqual(["Karoo Arms", "Add “karoo”"]);
    expect(field()).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { name: "Karoo Arms" }).id,
    );
    await user.keyboard("{Enter}");
    expect(changed).toHaveBeenLastCalledWith("Karoo Arms");
    expect(options()).toEqual([]);
    expect(submitted).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("takes the list's own spelling where the name is typed in another case", async () => {
    const { changed, user } = show({ rule, choices: brands, value: "" });
    await user.type(field(), "highveld");
    expect(options()).toEqual(["Highveld"]);
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith("Highveld");
    expect(field()).toHaveDisplayValue("Highveld");
  });

  it("keeps something new, offers to add it and says that it is new", async () => {
    const { changed, user } = show({ rule, choices: brands, value: "" });
    await user.type(field(), "Norvik");
    await user.click(screen.getByRole("option", { name: "Add “Norvik”" }));
    expect(changed).toHaveBeenLastCalledWith("Norvik");
    expect(field()).toHaveAccessibleDescription("New: no product has “Norvik” yet.");
    expect(field()).toHaveFocus();
  });

  it("shows a stored value by its name, in whichever spelling it is stored", () => {
    show({ rule, choices: [{ id: "380_acp", name: ".380 ACP" }], value: "380 acp" });
    expect(field()).toHaveDisplayValue(".380 ACP");
  });

  it("closes its list by Escape and keeps what is typed", async () => {
    const { user } = show({ rule, choices: brands, value: "" });
    await user.type(field(), "Cast");
    expect(field()).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(field()).toHaveDisplayValue("Cast");
  });

  it("shows all there is when what was picked is looked at again", async () => {
    const { user } = show({ rule, choices: brands, value: "Highveld" });
    await user.click(field());
    expect(options()).toEqual(["Castellan", "Highveld", "Karoo Arms"]);
  });
});

describe("any number of a few", () => {
  const rule = { isMany: true };

  it("are check boxes; what is in no list any more stays to be seen", async () => {
    const { changed, user } = show({ rule, choices: sizes, value: ["queen", "king-xl"] });
    expect(screen.getByRole("group", { name: "Field" })).toHaveAccessibleDescription("A hint.");
    const old = screen.getByRole("checkbox", { name: "king-xl (not in the list)" });
    expect(old).toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: "King" }));
    expect(changed).toHaveBeenLastCalledWith(["queen", "king-xl", "king"]);
    await user.click(old);
    expect(changed).toHaveBeenLastCalledWith(["queen", "king"]);
    expect(old).toBeInTheDocument();
  });
});

describe("any number of many", () => {
  const rule = { isMany: true };
  const remove = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });

  it("are chips that are found by typing and taken out one by one", async () => {
    const { changed, user } = show({ rule, choices: features, value: ["Feature 1"] });
    await user.type(field(), "feature 1{ArrowDown}");
    // Chosen values are not offered again.
    expect(options()).toEqual(["Feature 10", "Feature 11"]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(changed).toHaveBeenLastCalledWith(["Feature 1", "feature_11"]);
    expect(field()).toHaveDisplayValue("");
    await user.click(remove("Feature 1"));
    expect(changed).toHaveBeenLastCalledWith(["feature_11"]);
    expect(remove("Feature 11")).toHaveFocus();
    await user.click(remove("Feature 11"));
    expect(field()).toHaveFocus();
  });

  it("say when nothing is called so, and add nothing", async () => {
    const { changed, user } = show({ rule, choices: features, value: [] });
    await user.type(field(), "sofa{Enter}");
    expect(screen.getByText("No match for “sofa”.")).toBeVisible();
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
  });

  it("take something new where that is allowed, also when the field is left", async () => {
    const { changed, user } = show({
      rule: { ...rule, mayAdd: true },
      choices: features,
      value: [],
    });
    await user.type(field(), "Left, Right");
    expect(options()).toEqual(["Add “Left, Right”"]);
    fireEvent.blur(field());
    expect(changed).toHaveBeenLastCalledWith(["Left, Right"]);
    expect(remove("Left, Right (not in the list)")).toBeVisible();
    await user.type(field(), "left, right{Enter}");
    expect(changed).toHaveBeenCalledOnce();
  });
});
