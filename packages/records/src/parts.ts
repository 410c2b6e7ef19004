/** The pieces of generated screens, for pages that put them together in another way, such as a request under approval. */
export { useAdapter } from './data/useAdapter.ts'
export { Sections } from './detail/Sections.tsx'
export { DraftNotice } from './form/DraftNotice.tsx'
export { FormFields } from './form/FormFields.tsx'
export { useContractRules } from './form/useContractRules.ts'
export { useDraft } from './form/useDraft.ts'
export { useUnsaved } from './form/useUnsaved.ts'
export { sentValues, startValues, type Values } from './form/values.ts'
