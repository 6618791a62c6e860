import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CostsView, ImportReportView } from "./import-report";

const report = {
  rows: 2,
  added: 2,
  changed: 0,
  unchanged: 0,
  bad: 0,
  problems: [],
  noted: 0,
  notes: [],
  isApplied: false,
};

it("says which values of a file are taken for something else", () => {
  const message = "Nothing is entered, so “In stock” is yes.";
  render(
    <ImportReportView
      report={{ ...report, noted: 1, notes: [{ line: 7, path: "inStock", message }] }}
    />,
  );
  const lines = screen.getByRole("group", { name: "Values not taken as entered" });
  expect(lines).toHaveTextContent(`7inStock${message}`);
  expect(screen.queryByRole("group", { name: "Bad rows" })).toBeNull();
});

it("says nothing of it where everything is taken as it stands", () => {
  render(<ImportReportView report={report} />);
  expect(screen.queryByText(/not taken/)).toBeNull();
});

it("says how many rows are no products, and nothing where all are", () => {
  const { rerender } = render(<ImportReportView report={{ ...report, leftOut: 1 }} />);
  expect(screen.getByText(/1 more row was left out: headings/)).toBeTruthy();
  rerender(<ImportReportView report={{ ...report, leftOut: 12 }} />);
  expect(screen.getByText(/12 more rows were left out: headings, totals/)).toBeTruthy();
  rerender(<ImportReportView report={{ ...report, leftOut: 0 }} />);
  expect(screen.queryByText(/more are/)).toBeNull();
});

it("says which values come to which lists, and how many are not named", () => {
  const addedValues = [
    { attribute: "Colour", count: 22, values: ["Dark Blue", "Navy"] },
    { attribute: "Size", count: 1, values: ["XXL"] },
  ];
  render(<ImportReportView report={{ ...report, addedValues }} />);
  expect(screen.getByText(/come to their lists/)).toHaveTextContent(
    "23 values come to their lists:",
  );
  const list = screen.getByRole("list", { name: "Values that are added" });
  expect(list).toHaveTextContent("Colour: Dark Blue, Navy and 20 moreSize: XXL");
});

it("names the finders that take too much since then, and says nothing without any", () => {
  const { rerender } = render(
    <CostsView costs={["The finder “Paint”: too much.", "“Tents”, too."]} />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("The finder “Paint”: too much.“Tents”, too.");
  rerender(<CostsView costs={undefined} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
