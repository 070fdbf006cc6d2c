#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The language of the corpus, as the comparison names it in `BENCH_LANG`.
enum BenchmarkLanguage {
  static var isKorean: Bool {
    getenv("BENCH_LANG").map { String(cString: $0) } == "ko"
  }
}
