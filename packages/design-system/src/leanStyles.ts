/** For `oxc` of an app's Vite config: of the styles neither comments nor the space between rules are shipped. Nothing else about them is changed. */
export const leanStyles = {
  plugins: {
    styledComponents: {
      minify: true,
      displayName: false,
      fileName: false,
      ssr: false,
      pure: false,
      transpileTemplateLiterals: false,
    },
  },
}
