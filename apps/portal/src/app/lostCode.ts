/** How Chromium, Firefox, Safari, Vite and `onDemand` say that code did not come. */
const sayings = /dynamically imported module|Importing a module script failed|Unable to preload|The file that was fetched/i

/** Whether an error means that code of a page did not come. Browsers do not ask for it a second time: only loading the window anew does. */
export const isLostCode = (error: Error): boolean => sayings.test(error.message)
