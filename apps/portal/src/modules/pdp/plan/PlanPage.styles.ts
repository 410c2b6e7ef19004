export { GridPage as Page } from '../../grid.styles.ts'
