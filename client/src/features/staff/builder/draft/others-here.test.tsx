import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Names } from "../words/names";
import { OthersHere } from "./others-here";

const names = { question: (id: string) => (id === "far" ? "How far?" : id) } as Names;

it("says who else is here, and at which question", () => {
  const others = [
    { name: "Ana", question: "far" },
    { name: "Ben", question: null },
  ];
  const { rerender } = render(<OthersHere others={others} names={names} />);
  expect(screen.getByRole("status").textContent).toBe("Ana is here, at “How far?” · Ben is here");
  rerender(<OthersHere others={[]} names={names} />);
  expect(screen.queryByRole("status")).toBeNull();
});
