export { mayDo } from './actions/may.ts'
export { useRunner } from './actions/useRunner.tsx'
export { reasonOf } from './data/errors.ts'
export { isCommentsKey, useRefresh } from './data/refresh.ts'
export { apiOf } from './data/useApi.ts'
export { type DictionaryEntry, forgetDictionaries, useDictionary, wordOf } from './data/useDictionary.ts'
export { useLabel, useLabels } from './data/useLabels.ts'
export { type ListAnswer, useList } from './data/useList.ts'
export type { ResourceDetailProps } from './detail/ResourceDetail.tsx'
export { fieldOf } from './fields/fieldOf.ts'
export { copyParameter } from './form/copied.ts'
export type { ResourceFormProps } from './form/ResourceForm.tsx'
export {
  type HostStorage,
  type RecordsHost,
  type RecordsProviderProps,
  type ResourceSlots,
  ResourceSlotsProvider,
  useHost,
} from './host/RecordsProvider.tsx'
export { arrived, readable } from './host/readable.ts'
export { type ResourceSource, sourceOf, useResource } from './host/resources.ts'
export { useStoredFiles } from './kinds/file/useStoredFiles.ts'
export type { InputProps, ViewProps } from './kinds/types.ts'
export { trimZeros, useFigures } from './kinds/useFigures.ts'
export { viewOf } from './kinds/views.ts'
export { RecordSections, ResourceDetail, ResourceForm, TreeTable } from './LazyScreens.tsx'
export { FiguresTable } from './list/FiguresTable.tsx'
export { QueryRows } from './list/QueryRows.tsx'
export { ResourceFrame, type ResourceFrameProps } from './list/ResourceFrame.tsx'
export { ResourceList, type ResourceListProps } from './list/ResourceList.tsx'
export { ListingRows, type ListingRowsProps } from './listing/ListingRows.tsx'
export type { ListingParts } from './listing/useListingParts.tsx'
export { type MakingAsked, makingAsked } from './making/makingAsked.ts'
export { RecordsProvider } from './PickerHost.tsx'
export { saveFile } from './transfer/saveFile.ts'
