import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { ListForm } from "./list-form";

function open(path: string) {
  const list = adminLists.find((each) => each.path === path)!;
  const server = fakeServer(({ body }) => ({ status: 201, body }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ListForm list={list} choices={{}} onDirty={vi.fn()} onDone={vi.fn()} />
    </QueryClientProvider>,
  );
  return server;
}

const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

// Shows 3.admin.firmness-level, 5.admin.level, 9.bed.firmness.
it.each([
  ["7", 7],
  ["11", 5],
  ["1.5", 5],
  ["e", 5],
])(
  "the level of a firmness is a number from 1 to 10, and %j is saved as %d",
  async (typed, saved) => {
    const { calls } = open("firmness-levels");
    const level = screen.getByLabelText("Level");
    for (const [name, value] of Object.entries({
      type: "number",
      min: "1",
      max: "10",
      step: "1",
    })) {
      expect(level).toHaveAttribute(name, value);
    }
    expect(level).toHaveValue(5);
    await fill("Name", "Plank");
    await fill("Description", "A plank");
    await fill("Level", typed);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ level: saved }]));
  },
);

// Shows 3.admin.bed-size, 5.admin.modifier, 9.modifier.
it.each([
  ["1.2", 1.2],
  ["99", 1],
  ["e", 1],
])(
  "the price modifier is a number in steps of 0.1, and %j is saved as %d",
  async (typed, saved) => {
    const { calls } = open("bed-sizes");
    const modifier = screen.getByLabelText("Price modifier");
    expect(modifier).toHaveAttribute("type", "number");
    expect(modifier).toHaveAttribute("step", "0.1");
    expect(modifier).toHaveValue(1);
    await fill("Name", "Three quarter");
    await fill("Dimensions", "107 x 190 cm");
    await fill("Price modifier", typed);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toMatchObject([{ price_modifier: saved }]),
    );
  },
);
