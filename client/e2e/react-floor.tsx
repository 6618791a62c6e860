import { createRoot } from "react-dom/client";

// The least that a React page can be: what every first load is measured against.
createRoot(document.body).render(<p>One element</p>);
