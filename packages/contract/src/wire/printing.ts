/** Printing. Beyond the spec's own calls: a gateway that answers 404 prints nothing. */
export const printCalls = {
  /** GET: the templates in use whose records the caller sees, as `PrintChoice[]`. */
  templates: '/blade-bip/plus/print/templates',
  /** GET `resource`: what a template of a resource may name, as `PrintField[]`. */
  fields: '/blade-bip/plus/print/fields',
  /** POST `PrintAsked`, or a layout on trial in the place of a template: a `PrintPreview`. */
  preview: '/blade-bip/plus/print/preview',
  /** POST `PrintOrder`: queues it, answers `PrintQueued`. */
  print: '/blade-bip/plus/print/order',
  /** GET: printers in use by print server, as `PrintServer[]`. */
  printers: '/blade-bip/plus/print/printers',
  /** GET with `ticket`: a rendered document, to whoever holds its link. */
  document: '/blade-bip/skip-url/dc/mops/plan/pdf/get-pdf-with-api',
} as const

/** The print service's own calls, which have no `/api` before them. */
export const printServiceCalls = {
  /** GET with `serverKey`: names of its printers. */
  search: '/pdf-printing/search',
  /** POST multipart `printer` and files of type PDF: queues each. */
  print: '/pdf-printing/print/',
  /** POST `PrintJoin`: one document of several, as `PrintPreview`. */
  join: '/pdf-printing/join',
} as const

/** A template to choose. */
export type PrintChoice = { id: string; name: string; resource: string; purpose: string; isDefault: boolean }

/** A field that a template may name; `lines` names the field of lines whose cell it is. */
export type PrintField = { key: string; label: string; lines?: string; isLines?: boolean }

/** Records under a template. `ids` in the order in which they are printed. */
export type PrintAsked = { templateId: string; ids: readonly string[]; copies?: number }

/** A layout that is not stored yet, over one record of a resource; without `id` over its latest. */
export type PrintTrial = { resource: string; layout: string; id?: string }

/** A rendered document. `link` opens it for five minutes. */
export type PrintPreview = { link: string; pages: number; type: string; name: string }

/** `again`: the caller knows that the same was printed seconds ago. */
export type PrintOrder = PrintAsked & { printerId: string; again?: boolean }

/** What was queued; or, where `printedAgo` stands, that the same went out so many seconds before and nothing was queued. */
export type PrintQueued = { id?: string; no?: string; pages?: number; printedAgo?: number }

export type PrintServer = { key: string; name: string; printers: { id: string; name: string; place: string; language: string }[] }

/** Several templates with their records, one behind the other. */
export type PrintJoin = { documents: readonly PrintAsked[] }

/** For so many seconds the same print of the same person is asked about before it goes out once more. */
export const printGuardSeconds = 30
