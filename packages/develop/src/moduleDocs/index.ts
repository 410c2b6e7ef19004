export { modulePages } from './pages.ts'
