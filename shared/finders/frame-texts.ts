// The texts around a finder's first questions. A document may say each of them otherwise, by its key, like
// those that are needed later (see `later-frame-texts.ts`).

export const texts = {
  steps: "Steps",
  "step-completed": ", completed",
  "step-of": "Step {step} of {total}",
  // Where an answer may still add questions, or leave some out.
  "step-of-about": "Step {step} of about {total}",
  "loading-question": "Loading the question",
  "skip-to-content": "Skip to content",
  back: "Back",
  next: "Next",
  skip: "Skip",
  "see-results": "See Results",
  optional: "(optional)",
  help: "Help with this question",
  "more-about": "More about {name}",
  items: "{count} items",
  "items-one": "1 item",
  "items-none": "0 items",
  "selections-badge": "Your Selections {count}/{total}",
  recommended: "Recommended",
  "top-seller": "Top Seller",
  popular: "Most Popular",
  // Of every kind: somebody may press on before a question's own code has loaded.
  "please-choose": "Please choose one.",
  "please-choose-some": "Please choose at least one.",
  "please-set-price": "Please set a price range.",
  "please-enter-number": "Please enter a number.",
  "please-enter-date": "Please enter a date.",
  results: "Results",
};
