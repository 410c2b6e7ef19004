export { ProcessDiagram, type ProcessDiagramProps } from './ProcessDiagram.tsx'
