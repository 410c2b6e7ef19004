export {
  type FileTask,
  maxFileMB,
  maxFileTasks,
  type ProjectFile,
  ProjectFileError,
  type ProjectFileFault,
} from './projectFile.ts'
export { readProjectXml } from './readXml.ts'
