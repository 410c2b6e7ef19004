const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as the interface writes it in English, "20 Nov 2026", with the month as a number. */
export const withMonthNumber = (text: string): string =>
  text
    .trim()
    .replace(
      /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i,
      (_, day, name, year) => `${day}/${months.indexOf(name.toLowerCase()) + 1}/${year}`,
    )
