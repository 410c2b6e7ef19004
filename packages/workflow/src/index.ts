export { type ProcessDefinition, workflowApi } from './api/workflowApi.ts'
export { FlowTimeline, type FlowTimelineProps } from './flow/FlowTimeline.tsx'
export { StartPage, type StartPageProps } from './start/StartPage.tsx'
export { TaskPage, type TaskPageProps } from './task/TaskPage.tsx'
