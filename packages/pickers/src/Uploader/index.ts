export { createUploadQueue, type UploadQueue } from './engine/queue.ts'
export {
  stopReasons,
  type UploadItem,
  type UploadPhase,
  type UploadSending,
  type UploadTransport,
} from './engine/types.ts'
export { Uploader, type UploaderProps } from './Uploader.tsx'
export { uploaderTexts } from './uploader.texts.ts'
export type { UploaderRules } from './uploaderRules.ts'
export { useUploadQueue } from './useUploadQueue.ts'
