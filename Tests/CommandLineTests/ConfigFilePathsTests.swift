import Testing

@testable import SpecCommandLine

/// Paths in a settings file above, as they are written from where the tool was started.
@Suite struct ConfigFilePathsTests {
  @Test(
    arguments: [
      (SettingTable.paths, "specs", "../specs"),
      (SettingTable.paths, "./specs/a.feature:3", "../specs/a.feature:3"),
      (SettingTable.paths, "../other", "../../other"),
      (SettingTable.paths, "/specs", "/specs"),
      (SettingTable.paths, "@failed.txt", "@../failed.txt"),
      (SettingTable.paths, "@/failed.txt", "@/failed.txt"),
      (SettingTable.paths, "", ""),
      (SharedFlags.report, "progress", "progress"),
      (SharedFlags.report, "junit:out/a.xml", "junit:../out/a.xml"),
      (SharedFlags.report, "junit:", "junit:"),
      (SharedFlags.junit, "a.xml", "../a.xml"),
      (RunFlags.parameter, "web=pages", "web=pages"),
      (RunFlags.parameter, "web=./pages", "web=../pages"),
      (RunFlags.parameter, "web=../pages", "web=../../pages"),
      (RunFlags.parameter, "web", "web"),
      (RunFlags.engine, "sim", "sim"),
      (RunFlags.engine, "stdio:./engine", "stdio:../engine"),
      (RunFlags.engine, "stdio:python3 ./my.py --in=./a", "stdio:python3 ../my.py --in=../a"),
      (RunFlags.engine, "stdio:'./my engine' x", "stdio:'../my engine' x"),
      (SharedFlags.tags, "./a", "./a"),
    ] as [(AnyFlag, String, String)])
  func `a path starts at the file`(flag: AnyFlag, written: String, here: String) {
    #expect(flag.inFile.value(written, ConfigFilePaths(folder: "../")) == here)
    #expect(flag.inFile.value(written, ConfigFilePaths(folder: "")) == written)
  }
}
