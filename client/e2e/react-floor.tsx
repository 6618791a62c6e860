import { createRoot } from "react-dom/client";

// The smallest possible React page: the baseline for every first load.
createRoot(document.body).render(<p>One element</p>);
