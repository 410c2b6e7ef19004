/** Spreadsheets as the platform's import button takes them, and their largest size in bytes. */
export const accept = '.xlsx,.xls,.csv'
export const maxSize = 5_242_880
